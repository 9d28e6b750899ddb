import BookKit
import PropertyList

/// The codes of languages in ISO 639-1 and ISO 639-3.
enum ISO639 {
  /// Returns whether a language has this code, or whether it's one of `qaa` to `qtz`, which are for private use.
  static func contains(_ code: some Collection<UInt8>) -> Bool {
    let letters = code.map { Int(ASCIIWord.lowercased($0)) - 0x61 }
    guard letters.allSatisfy({ (0..<26).contains($0) }) else { return false }
    if letters.count == 2 { return LanguageNames.name(of: Array(code)) != nil }
    guard letters.count == 3 else { return false }
    if letters[0] == 16, letters[1] < 20 { return true }
    let number = (letters[0] * 26 + letters[1]) * 26 + letters[2]
    return bits[number >> 3] >> UInt8(number & 7) & 1 == 1
  }

  /// A bit for each three-letter code from `aaa` to `zzz`, set to 1 if ISO 639-3 has that code.
  private static let bits = Base64.decode(Array(table.description.utf8))

  /// The bits in base64, from the `iso_639-3.json` of Debian's iso-codes 4.15.
  private static let table: StaticString = """
    /+3f/v//v9v7//7a9x88V2uXe/j/9/9wvwP//8sFhVL5//1/7//39/////////fjqf///0y0Cn6/33/////X///P/9tv9PFwXeef\
    FAcg3/0fbskheO9v3///f///f///////3/////d/7///7/+/x////b//7f////6/////79///fv//3f////+///////3///1z///\
    /9/////+///f///f+f//7v/////+7zu9/cWtLUDsnMFDJAwlQQBQRADAv//+n7RCRdaTJIj3e+cXVlF5Dhw3f/Pv/+9RGGUIAAD8\
    /73///9+Nz7Hh8/7AYEAsAWAAAAAAANQAACSIdD9d+/e/l4EAAJkjRnB33sjAAAA323OIuXZ8/5//8+dFEEEhgDRAPDHZV/WmV63\
    7e8DAAIAAACAV1pHkmkBLtZ7dN9/fwAAAAEEVgMAALAUB1EUGgABAAAQEUkAAGAQAAAAEAAARAQAEIAFEAAABQCAKAQAABDVLRBk\
    FyRTtdW/480DAIAAQBAAAAAABBc5Ad3XkSGYpwAABECCAAABBAAAAAIBQABEAACw/u85AAIAAAAEAAAAAAAgAEAEAAAAAgAAABCj\
    qgQAAAAABCAEpggEAAiBUAAACDEGQAAAAABAQAP1QxAIBAAAAOC7sxMAgAARAAAAAAAAAAAAAAAA///f7//fz4OiwP/fJ+8P5QMQ\
    ILDFgEUlmwPfud8D0EiQAQ7Bt5Ncyziyf/9t+f//fwQIAAEhEjzP/Q+FT0QAAAT//9/W6Bv0N6MNAAAge3kCB4QA8P///wAYBYEA\
    AACAELQcIQAAAAAAEEAABAi0/qYMQAAAkSQEbABg8P//d/YYBZ/bbgMAEQAAAEAFNb6CKAQABFHi//8/BQkIBUAAAAAAEAEABAAA\
    AAAhAmzjSRSIIMBHkAcAAADMUEAkhUeEQCAQACEAUIgQANHs71Q1DQFpDi3rMwgAIAVAEQAAAFBAlkjW3afBRpf7ABAACACAAEBF\
    AAECAAFAgAACCPjr1zvEnRYAAAwEASAg2aIBAAAAEkQAAAQQ8J2VEwSAAAHQFkAAEPCQYkzSAgFKAEYEgAgAACDAAIAGAAgAAAAA\
    8NjvFQIIAAABAAAAABABABAAAAD///1///////9//+/2////////P/f/37///////3////7//////////////f/f3//3/9//////\
    /776//////9/////////7///7//r/fv/////9d//v/+/3d//vJgFLP8H8Pv/fwAIAMN9GwbmcvDv/39EIjCfex79/1by/z7f8g6V\
    9///R4ABAgAgQFWfip/5bhGHUfj3/3dAAQXRWFwAQAAQBAIAIAqA+z///v7////////v/7//f/////////ff//f//997////9///\
    /f+////7///e333///f///f/////////f////3/f37/vt/9/3//n////9972f///f+f///f/X/9/n/7///9//38CggTfv///1++/\
    //f/4p7n//f/dn3F////////3v+/fw+nUQbEl9Bdr6b//f9jXUvf//8/IBQAV1HCZfUN8v//30IFxQUAIgB0aRAYBUEAAQYAAAAA\
    AFFgBQQBAAAGESAAGAWS8f1nawaVBkft2k2de4MEYkAAFUIAAABUx/lfEM7JRs/3ExEAIAAAAJAAAAAAAAoQAAFAAODff799vk//\
    v0AUhGGw/116BAIASS0UJvvt8a/vPwAAAsfgHny//b379/z3///0/e9B9HcQAAEAf/+33flfBYbv9Tf9HQAAAENxQgBAAAABQxkg\
    CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+951fuE10I\
    wUAh+hcBgAAAAADw/v+/ACMAIAAACAAAMLXjEAAAABEkFgABAjCCowFQAAGDEUgAAADw39+/EqoQ/vhSAIAgAAAAAEAQAgI8ABBC\
    EGFf3jEAAAABXAIgAAABAEIBIAAA/3b/////L9/ez737p//vf0tAEPF96f33///7v/dv8XvxP/8//+//9/7/9/3f//39/1f/b4F1\
    n/z3/+/////+/19XZ+9fUBBy//+fFZ8VB33GfaGS9e//f/+////93f//vfbf/z9AmAK/7//n9v5c/v9/0D4Ve7j/vv//9v/393P/\
    /+7/99f97y+Av8X//v/f///////9/3d7Bh93//nbXc99Frnqe6AeIAAwAgQkSAQAAEDUBgQAAAQABAAwCQZQAAgAQAAkAAQAENx4\
    100PFE/xFmTVSAoAAgBAAAgAAAD89+sfWEhBJKAEABASQCIAEAAAAAAAAAEAAAiAEBC/b5MAAQAAAAAAAADAgC8AAAAAAAAKAAAA\
    wIfCAgAAAAH+GAIAEvD/eT8AJQAACAoAAAAAAABAABADAAkgAAABAACDAAAAAAEAAAAAAAAAAAAAAAD/+//Pfr4REAAAkgFGzdFe\
    AAEAMBQEURABBPY/MgUEALCAIFV1n33fccx41UP112cUAQAAAAAACPfbH1RgA2gFEIs4ugEAADAAJEQAABACMQIBAADw9f+X17xQ\
    1nh6FVAFpITpQQAAAGsZUnRA6SCQYpIAAAJ/7/9/hVP07///8N3HTPVC/P//HwCAwFaMFp/7N33v/7WkrwFEGAFdTkoIUCgw4IAQ\
    ICQA////T/4BBogKQBYBABULPgEAABCQaUUCAgHpv78CAAAQ1KfRVJ5E3v2HZrFVINSj2DA8gAAAAEzwEcWEb1AAIlB/v8sHACAQ\
    hLJFEAZEAAASAhEA8P/9fwUCFokAAAAIABAMAgAAAACDMAIshAExwAMkAAAAy+Q6BsgE8P//fxQBAYRQB/z//w8BAEAQOAEBHBJA\
    4XYWiAMQAAAAAQAAAAAAIiQKQIAAAA==
    """
}

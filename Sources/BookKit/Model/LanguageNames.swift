/// The names of languages in the languages themselves, for the buttons with which readers choose one.
package enum LanguageNames {
  /// Returns the name of the language with an ISO 639-1 code, or `nil` if there is no such language.
  package static func name(of code: [UInt8]) -> String? {
    guard code.count == 2 else { return nil }
    let letters = (code[0] | 0x20, code[1] | 0x20)
    return table.withUTF8Buffer { table in
      var start = 0
      while start < table.count {
        var end = start
        while end < table.count, table[end] != UInt8(ascii: "\n") { end += 1 }
        if (table[start], table[start + 1]) == letters {
          return String(decoding: table[(start + 3)..<end], as: UTF8.self)
        }
        start = end + 1
      }
      return nil
    }
  }

  /// All languages of ISO 639-1, each on a line after its code; a single string keeps engines for web pages small.
  private static let table: StaticString = """
    aa Afaraf
    ab Аԥсшәа
    ae Avesta
    af Afrikaans
    ak Akan
    am አማርኛ
    an Aragonés
    ar العربية
    as অসমীয়া
    av Авар мацӀ
    ay Aymar aru
    az Azərbaycan
    ba Башҡорт
    be Беларуская
    bg Български
    bi Bislama
    bm Bamanakan
    bn বাংলা
    bo བོད་སྐད་
    br Brezhoneg
    bs Bosanski
    ca Català
    ce Нохчийн
    ch Chamoru
    co Corsu
    cr ᓀᐦᐃᔭᐍᐏᐣ
    cs Čeština
    cu Словѣньскъ
    cv Чӑвашла
    cy Cymraeg
    da Dansk
    de Deutsch
    dv ދިވެހި
    dz རྫོང་ཁ
    ee Eʋegbe
    el Ελληνικά
    en English
    eo Esperanto
    es Español
    et Eesti
    eu Euskara
    fa فارسی
    ff Fulfulde
    fi Suomi
    fj Vakaviti
    fo Føroyskt
    fr Français
    fy Frysk
    ga Gaeilge
    gd Gàidhlig
    gl Galego
    gn Avañe'ẽ
    gu ગુજરાતી
    gv Gaelg
    ha Hausa
    he עברית
    hi हिन्दी
    ho Hiri Motu
    hr Hrvatski
    ht Kreyòl ayisyen
    hu Magyar
    hy Հայերեն
    hz Otjiherero
    ia Interlingua
    id Bahasa Indonesia
    ie Interlingue
    ig Igbo
    ii ꆈꌠꉙ
    ik Iñupiaq
    io Ido
    is Íslenska
    it Italiano
    iu ᐃᓄᒃᑎᑐᑦ
    ja 日本語
    jv Basa Jawa
    ka ქართული
    kg Kikongo
    ki Gikuyu
    kj Kuanyama
    kk Қазақша
    kl Kalaallisut
    km ខ្មែរ
    kn ಕನ್ನಡ
    ko 한국어
    kr Kanuri
    ks کٲشُر
    ku Kurdî
    kv Коми кыв
    kw Kernewek
    ky Кыргызча
    la Latina
    lb Lëtzebuergesch
    lg Luganda
    li Limburgs
    ln Lingála
    lo ລາວ
    lt Lietuvių
    lu Tshiluba
    lv Latviešu
    mg Malagasy
    mh Kajin M̧ajeļ
    mi Māori
    mk Македонски
    ml മലയാളം
    mn Монгол
    mr मराठी
    ms Bahasa Melayu
    mt Malti
    my မြန်မာ
    na Dorerin Naoero
    nb Norsk bokmål
    nd IsiNdebele
    ne नेपाली
    ng Owambo
    nl Nederlands
    nn Norsk nynorsk
    no Norsk
    nr IsiNdebele
    nv Diné bizaad
    ny Chichewa
    oc Occitan
    oj ᐊᓂᔑᓈᐯᒧᐎᓐ
    om Oromoo
    or ଓଡ଼ିଆ
    os Ирон
    pa ਪੰਜਾਬੀ
    pi पालि
    pl Polski
    ps پښتو
    pt Português
    qu Runasimi
    rm Rumantsch
    rn Ikirundi
    ro Română
    ru Русский
    rw Ikinyarwanda
    sa संस्कृतम्
    sc Sardu
    sd سنڌي
    se Davvisámegiella
    sg Sängö
    sh Srpskohrvatski
    si සිංහල
    sk Slovenčina
    sl Slovenščina
    sm Gagana Samoa
    sn ChiShona
    so Soomaali
    sq Shqip
    sr Српски
    ss SiSwati
    st Sesotho
    su Basa Sunda
    sv Svenska
    sw Kiswahili
    ta தமிழ்
    te తెలుగు
    tg Тоҷикӣ
    th ไทย
    ti ትግርኛ
    tk Türkmençe
    tl Tagalog
    tn Setswana
    to Lea fakatonga
    tr Türkçe
    ts Xitsonga
    tt Татар
    tw Twi
    ty Reo Tahiti
    ug ئۇيغۇرچە
    uk Українська
    ur اردو
    uz Oʻzbek
    ve Tshivenḓa
    vi Tiếng Việt
    vo Volapük
    wa Walon
    wo Wolof
    xh IsiXhosa
    yi ייִדיש
    yo Èdè Yorùbá
    za Vahcuengh
    zh 中文
    zu IsiZulu
    """
}

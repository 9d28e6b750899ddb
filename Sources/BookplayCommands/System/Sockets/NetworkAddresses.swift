import CLibrary

/// The addresses by which other machines in the same network reach this one.
enum NetworkAddresses {
  /// The IPv4 addresses of all interfaces that are up, with the loopback address last.
  static var all: [IPv4Address] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [.loopback] }
    defer { freeifaddrs(first) }
    var addresses: [IPv4Address] = []
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let place = interface.ifa_addr, Int32(place.pointee.sa_family) == AF_INET,
        interface.ifa_flags & upFlag != 0
      else { continue }
      let address = place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        IPv4Address(value: UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
      }
      if !addresses.contains(address), address != .loopback { addresses.append(address) }
    }
    return addresses + [.loopback]
  }

  /// The flag of interfaces that are up, which is the same number in all systems.
  private static let upFlag: UInt32 = 1
}

import CLibrary

enum BrowserOpener {
  /// Opens an address if there is a display; what the browser prints is discarded.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return }
      let program = "xdg-open"
    #endif
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawnp(&child, program, &actions, nil, &words, environ) == 0 else { return }
    // Nothing depends on the browser's exit, but without this, its process would remain as a zombie.
    _ = WorkerThread(isDetached: true) { [child] in
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }
}

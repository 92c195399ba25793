/**
 * Loaded into a server with `--import`: tells whoever asks by a message for how long its event loop stood still at most
 * since the last time. Looks every millisecond.
 */
let longest = 0;
let last = performance.now();

setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();

process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});

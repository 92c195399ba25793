// Loaded into a server with `--import`: answers each message with how long the event loop stood still at most since the last one, in
// milliseconds (`stallOf` in process.ts asks).
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

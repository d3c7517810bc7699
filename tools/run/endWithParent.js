// Imported first by processes that processes.js starts: the channel closes when the parent disconnects or exits for any reason.
import { spawnSync } from 'node:child_process';

function endWithAll() {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(process.pid), '/t', '/f']);
  else process.kill(-process.pid, 'SIGTERM');
}

if (process.connected) process.once('disconnect', endWithAll);
else endWithAll();
// the channel must not keep a finished process alive
process.channel?.unref();
// what this process forks has a channel of its own, which keeps it alive until it is told its work
process.execArgv.splice(process.execArgv.indexOf('--import'), 2);

// Imported first by what processes.js starts: its channel closes when the process at the other end lets go of it, or ends in any way.
import { spawnSync } from 'node:child_process';

function endWithAll() {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(process.pid), '/t', '/f']);
  else process.kill(-process.pid, 'SIGTERM');
}

if (process.connected) process.once('disconnect', endWithAll);
else endWithAll();
// the channel keeps nobody waiting who has nothing left to do
process.channel?.unref();

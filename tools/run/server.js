import { whenParentEnds } from '../build/dev/whenToldToStop.js';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
await import('@glow/server');

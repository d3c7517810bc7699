// Loaded into a server that is measured: answers a request with `x-event-loop-probe` with the delay of the event loop since the last one
import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const { emit } = http.Server.prototype;

http.Server.prototype.emit = function emitWithProbe(event, request, response) {
  if (event === 'request' && request.headers['x-event-loop-probe']) {
    response.setHeader('x-event-loop-delay', String(delays.percentile(99) / 1e6));
    delays.reset();
  }
  return emit.apply(this, arguments);
};

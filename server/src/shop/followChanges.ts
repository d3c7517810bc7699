import type { FastifyInstance } from 'fastify';
import { safeErrorLog } from '../base/errors/toApiError';
import type { Database } from '../base/database/Database';

/** Calls `noteChange` for each change of the catalogue, and with `all` when the database can be listened to. */
export function followChanges(server: FastifyInstance, database: Database, noteChange: (change: string) => void): void {
  let stop: (() => void) | undefined;
  let isClosed = false;
  server.addHook('onReady', async () => {
    void database.listen('catalog', noteChange).then(
      (end) => {
        if (isClosed) return end();
        stop = end;
        noteChange('all');
      },
      (error: unknown) => server.log.error(safeErrorLog(error), 'Changes of the catalogue are not told of'),
    );
  });
  server.addHook('onClose', async () => {
    isClosed = true;
    stop?.();
  });
}

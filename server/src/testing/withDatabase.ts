import type { Database } from '../base/database/Database';
import { openDatabase, type DatabaseChoice } from '../shop/database/openDatabase';

/** Opens a database for one function call. */
export async function withDatabase<Result>(
  choice: DatabaseChoice,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(choice);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

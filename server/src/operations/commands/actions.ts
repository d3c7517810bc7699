/** The actions of the operator's commands. A command loads this file when it runs: it loads most of the server. */
export { describeLog } from '../../registry/publicationLog';
export * from './catalog/catalogCommands';
export { backUpTo, exportTo, importFrom, readOutbox } from './databaseCommands';
export { acceptUnsigned, makeKey } from './registryCommands';
export { runDoctor } from './shop/doctor';
export * from './shop/shopCommands';
export { upgradeDatabase } from './upgrade/upgradeDatabase';

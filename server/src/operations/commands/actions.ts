/** The actions of the operator's commands. A command loads this file when it runs: it loads most of the server. */
export { describeLog } from '../../registry/publicationLog';
export { nameOwner } from './accountCommands';
export * from './catalog/catalogCommands';
export { backUpTo, exportTo, importFrom, readOutbox } from './databaseCommands';
export { acceptUnsigned, makeKey } from './registryCommands';
export { describeAuditLog } from './shop/auditLogCommand';
export { runDoctor } from './shop/doctor';
export * from './shop/orderCommands';
export { runPolicy } from './shop/policyCommand';
export { upgradeDatabase } from './upgrade/upgradeDatabase';

/** What the commands of who operates the store run. It is loaded when one is called, because it loads most of the server. */
export { describeLog } from '../../server/src/registry/auditLog';
export { nameOwner } from './accounts';
export { exportCatalog, importCatalog, setInCatalog, settleSteps } from './catalog/catalogCommands';
export { setFields } from './catalog/changeCatalog';
export { backUpTo, exportTo, importFrom } from './database';
export { withShop } from './openShop';
export { readOutbox } from './outbox';
export { acceptUnsigned, makeKey } from './registry';
export { runDoctor } from './shop/doctor';
export { listOrders, noteOrder, setStatus, showOrder } from './shop/orders';
export { listStock, printAuditLog } from './shop/overviews';
export { runPolicy } from './shop/policy';
export { upgradeDatabase } from './upgrade/upgradeDatabase';

export { integrityOf } from '@glow/shared/integrity';

export * from './clean';
export * from './fields';
export * from './limits';
export { storePath } from './storePath';

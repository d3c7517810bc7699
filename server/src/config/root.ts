/** Root of the repository; in the production artefact, where `deploy/artefact.ts` replaces this module, of the artefact. */
export { root as ROOT } from '@glow/shared/packages';

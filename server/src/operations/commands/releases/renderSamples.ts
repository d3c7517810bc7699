import { DEFAULT_POLICY } from '@glow/shared/policy';
import { createSampleCatalog } from '@glow/shared/samples';
import type { Config } from '../../../base/config/config';
import type { ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { catalogReads } from '../../../shop/catalog/catalogReads';
import { printProgress } from '../program';
import { renderProblems } from '../../../web/pages/renderProblems';

/** Renders as `renderProblems` does, with the sample products, because another machine may have the database. */
export function renderSamples(config: Config): ReleaseTarget['renderProblems'] {
  const { parameters, read } = catalogReads({ ...createSampleCatalog(), policy: async () => DEFAULT_POLICY });
  const methods = Object.keys(parameters);
  return (candidates, live) => {
    printProgress('Rendering pages …');
    return renderProblems(candidates, live, { config, methods, read });
  };
}

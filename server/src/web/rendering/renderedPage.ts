import { z } from 'zod';

export const renderedPage = z.object({
  body: z.string(),
  head: z.string(),
  styles: z.string(),
  status: z.number().int().min(200).max(599),
  screens: z.array(z.string()),
  /** URL parameters that the page depends on; undefined if a build does not declare them. */
  parameters: z.array(z.string()).optional(),
  /** Initial content of the browser's store: the policy, and the page's data and URL (path and parameters), if any. */
  data: z.looseObject({}).optional(),
  /** Addresses of fragments that have an empty element in the page; missing if a shell knows none. */
  fragments: z.array(z.string()).default([]),
});

export type RenderedPage = z.output<typeof renderedPage>;

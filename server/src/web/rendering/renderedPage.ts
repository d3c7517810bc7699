import { z } from 'zod';

export const renderedPage = z.object({
  /** HTML of the root element. */
  body: z.string(),
  /** Title and other head elements. */
  head: z.string(),
  /** Style elements with the CSS the page uses. */
  styles: z.string(),
  status: z.number().int().min(200).max(599),
  screens: z.array(z.string()),
  /** Names of the URL parameters that the page depends on; undefined if a build does not declare them. */
  parameters: z.array(z.string()).optional(),
  /** The initial content of the browser's store: the page's data and its URL (path and declared parameters), if it has any, and the policy. */
  data: z.looseObject({}).optional(),
  /** Addresses of the fragments that have an empty element in the page; undefined if a shell knows none. */
  fragments: z.array(z.string()).default([]),
});

/** What the shell's bundle makes of a URL. */
export type RenderedPage = z.output<typeof renderedPage>;

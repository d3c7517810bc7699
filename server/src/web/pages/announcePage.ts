import type { RenderInput } from '../rendering/renderer';
import { pageEvents, renderEvent, type PageEvent } from '../../base/events/events';

export function announcePage(
  { id, ...rendered }: RenderInput & { id: string },
  url: string,
  source: Omit<PageEvent, 'describe'>,
): void {
  if (!pageEvents.hasSubscribers) return;
  function describe() {
    const { remote, build } = renderEvent(source.work, rendered, url);
    return { remote, build, composition: id };
  }
  pageEvents.publish({ ...source, describe } satisfies PageEvent);
}

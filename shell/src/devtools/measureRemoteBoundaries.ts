/** A part of the page that one remote fills, in pixels of the viewport. */
export interface RemoteBoundary {
  remote: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Every place of the page that shows something of a remote. */
export function measureRemoteBoundaries(): RemoteBoundary[] {
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')]
    .map((element) => {
      const content = document.createRange();
      content.selectNodeContents(element);
      const { top, left, width, height } = content.getBoundingClientRect();
      return { remote: element.dataset.remote ?? '', top, left, width, height };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

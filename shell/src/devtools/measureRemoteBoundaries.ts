/** A region that one remote renders, in viewport pixels. */
export interface RemoteBoundary {
  remote: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** All regions of the page that remotes render. */
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

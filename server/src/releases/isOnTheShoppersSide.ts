/** The words of browsers for a script or an answer that did not arrive, elements that something else has changed, and a page that was not as it was sent. */
const WORDS =
  /^(ChunkLoadError|AbortError|NetworkError|NotFoundError|HierarchyRequestError)\b|failed to fetch|networkerror|load failed|could not be loaded|React error #4(18|2[1-5])/i;

/** Whether the message of a failure tells of something that no build is to blame for. */
export function isOnTheShoppersSide(message: string): boolean {
  return WORDS.test(message);
}

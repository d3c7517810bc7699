import sharp from 'sharp';

/** Smaller differences of a colour are noise of the compression. */
const MIN_DIFFERENCE = 24;

function pixelsOf(file: string): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The share (0 to 1) of differing pixels of two pictures of one width; rows that only one picture has differ. */
export async function differenceOf(before: string, now: string): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const common = Math.min(one.data.length, other.data.length);
  let differing = Math.abs(one.data.length - other.data.length) / 3;
  for (let at = 0; at < common; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > MIN_DIFFERENCE,
    );
    differing += Number(isDifferent);
  }
  return differing / (Math.max(one.data.length, other.data.length) / 3);
}

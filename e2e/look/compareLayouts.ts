/** Smaller differences come from another machine's fonts. */
export const TOLERANCE_PX = 8;

const NAMES = ['x', 'y', 'width', 'height'];

interface Line {
  /** Depth, role and name. */
  key: string;
  numbers: number[];
}

function parse(layout: string): Line[] {
  return layout.split('\n').map((line) => {
    const [, key = line, numbers = ''] = /^(.*") ([-\d ]+)$/.exec(line) ?? [];
    return { key, numbers: numbers.split(' ').map(Number) };
  });
}

/** What of the one line differs from the other by more than the tolerance, as `y 120, not 80`. */
function movesOf(before: Line, now: Line): string {
  return NAMES.flatMap((name, index) => {
    const [from = 0, to = 0] = [before.numbers[index], now.numbers[index]];
    return Math.abs(from - to) > TOLERANCE_PX ? `${name} ${to}, not ${from}` : [];
  }).join(', ');
}

/** The lengths of the longest common subsequences of the ends of two lists. */
function commonLengths(before: Line[], now: Line[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        before[i]!.key === now[j]!.key
          ? 1 + lengths[i + 1]![j + 1]!
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

/** How two layouts differ, as lines: `-` is missing, `+` is new, `~` has moved or another size. */
export function compareLayouts(known: string, found: string): string[] {
  const [before, now] = [parse(known), parse(found)];
  const lengths = commonLengths(before, now);
  const differences: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < now.length) {
    const [left, right] = [before[i], now[j]];
    if (left && right && left.key === right.key) {
      const moves = movesOf(left, right);
      if (moves) differences.push(`~ ${left.key}: ${moves}`);
      [i, j] = [i + 1, j + 1];
    } else if (right && (!left || lengths[i]![j + 1]! >= lengths[i + 1]![j]!)) {
      differences.push(`+ ${right.key} ${right.numbers.join(' ')}`);
      j += 1;
    } else if (left) {
      differences.push(`- ${left.key} ${left.numbers.join(' ')}`);
      i += 1;
    }
  }
  return differences;
}

// for the packages of remotes in repositories of their own, which are compiled without JavaScript
export function linesAround(lines: string[], line: number, around?: number): string;
export function sourceAt(map: string, place: { line: number; column: number }): string | undefined;

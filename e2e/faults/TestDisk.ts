import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { missing } from '../../tools/test/programs.js';

const MEGABYTES = 256;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: neither files nor the journal are written any more. */
const CUT = 'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die; ioctl($disk, 0x8004587D, $how) or die $!';

/** Why this machine has no such disks; undefined if it has. */
export function diskLack(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a disk';
  const [program] = missing(['mkfs.ext4', 'mount', 'perl']);
  if (program) return `this machine has no ${program}`;
  return spawnSync('losetup', ['--find']).status === 0 ? undefined : 'this machine has no loop devices';
}

/** A small disk with a file system of its own (ext4 in a file), mounted on a folder. */
export class TestDisk {
  private readonly image: string;
  private readonly ballast: string;

  constructor(private readonly folder: string) {
    this.image = `${folder}.image`;
    this.ballast = path.join(folder, 'ballast');
    execFileSync('truncate', ['--size', `${MEGABYTES}M`, this.image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', this.image]);
    this.mount('loop');
  }

  mount(options: 'loop' | 'remount,ro' | 'remount,rw'): void {
    execFileSync('mount', ['-o', options, this.image, this.folder]);
  }

  /** Has everything on the disk that was written. */
  flush(): void {
    execFileSync('sync', ['--file-system', this.folder]);
  }

  /** Cuts it from power: what was written but not flushed never reaches the disk. */
  cut(): void {
    execFileSync('perl', ['-e', CUT, this.folder]);
  }

  /** Mounts it again, as after a restart of the machine, once the processes with open files have ended. */
  async restart(): Promise<void> {
    await this.unmount();
    this.mount('loop');
  }

  /** Leaves no room. */
  fill(): void {
    // dd writes until there is none
    for (const size of ['64k', '512'])
      spawnSync('dd', ['if=/dev/zero', `of=${this.ballast}`, `bs=${size}`, 'oflag=append', 'conv=notrunc,fsync']);
  }

  free(): void {
    rmSync(this.ballast);
    this.flush();
  }

  async remove(): Promise<void> {
    await this.unmount();
    rmSync(this.image);
  }

  private async unmount(): Promise<void> {
    while (spawnSync('umount', [this.folder]).status !== 0) await wait(50);
  }
}

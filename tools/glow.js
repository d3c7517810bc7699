#!/usr/bin/env node
// npm run glow -- <command>: every command of this repository
import { requireInstalled } from './install/installed.js';

requireInstalled(process.argv[2]);
await import('tsx');
await import('./commands.ts');

#!/usr/bin/env node
import { processTerminal, runCommandLine } from '../dist/index.js';

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());

#!/usr/bin/env node
import { createStore } from '../dist/index.js';

process.exitCode = await createStore(process.argv.slice(2));

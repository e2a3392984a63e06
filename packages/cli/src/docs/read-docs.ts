import type { DocSection } from './doc-section.js';
import { ApiReader, findPackages } from './read-api.js';
import { readGuides } from './read-guides.js';

/** Reads the guides of this version, and the symbols of the packages that the project has installed. */
export function readDocs(cwd: string): DocSection[] {
  const reader = new ApiReader();
  return [...readGuides(), ...findPackages(cwd).flatMap((folder) => reader.readPackage(folder))];
}

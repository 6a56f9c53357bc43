import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Journeys wait most, and pure tests, which never wait, fill what the others leave at the end. */
const projects = ['journeys', 'server', 'pure', 'web'];

/** By their length they would come late, and one worker would end with them while the others wait. */
const longest = [
  'e2e/screens.further.test.ts',
  'e2e/privacy-policy-shop.test.ts',
  'e2e/privacy-policy-app.further.test.ts',
  'http/floods.faults.test.ts',
  'database/durability.faults.embedded.test.ts',
  'billing/faults/crash.postgres.test.ts',
  'database/previous-version.postgres.test.ts',
];

function place({ moduleId, project }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(name));
  return projects.indexOf(project.name) * (longest.length + 1) + (found === -1 ? longest.length : found);
}

/** By project, so that files that share a worker follow each other; then the longest, then in the usual order, by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

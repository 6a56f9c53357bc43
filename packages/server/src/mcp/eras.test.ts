import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { instructions, listing } from './answer-message.ts';
import { mcpWorld } from './testing/mcp-world.ts';

const database = useTestDatabase();

test.each(['legacy', 'modern'] as const)(
  'the client of the SDK lists and calls tools, %s protocol',
  async (era) => {
    await using world = await mcpWorld(database.db);
    const { owner } = world.world;
    const site = await world.website(owner, 'shop.example');
    await using model = await world.model(await world.key(owner), era);
    expect(model.client.getInstructions()).toBe(instructions);
    expect(model.client.getServerVersion()).toMatchObject({ name: 'clausewright' });
    const { tools } = await model.client.listTools();
    expect(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))).toEqual(
      listing,
    );
    expect((await model.use('describe_site', { site })).json).toMatchObject({ site: { id: site } });
    expect(await model.use('describe_site', { site: 'nobody.example' })).toMatchObject({
      refused: true,
      json: { error: 'not-found' },
    });
  },
);

test('a program that asks too often is told when to come again', async () => {
  await using world = await mcpWorld(database.db);
  await using model = await world.model(await world.key(world.world.owner));
  let told = await model.use('describe_site');
  for (let asked = 0; asked < 200 && !told.refused; asked += 1) told = await model.use('describe_site');
  expect(told.json).toMatchObject({ error: 'limited', retry_after: expect.any(Number) });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { complete } from '../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { mcpWorld } from './testing/mcp-world.ts';

const database = useTestDatabase();

test('an agent publishes nothing that nobody approved: it writes to those who may', async () => {
  await using mcp = await mcpWorld(database.db);
  const { owner, bystander: reviewer } = mcp.world;
  await database.db
    .updateTable('customers')
    .set({ approval_required: true })
    .where('id', '=', owner.id)
    .execute();
  const member = { organisation_id: owner.id, person_id: reviewer.id, joined_at: new Date(0) };
  await database.db
    .insertInto('members')
    .values({ ...member, role: 'reviewer' })
    .execute();
  await using model = await mcp.model(await mcp.key(owner));
  const order = { request_id: randomUUID(), type: 'TEST', answers: complete };
  const made = await mcp.call(owner, 'POST', '/agreement/new', order);
  const { agreement_id: document, status } = made['data'];
  expect(status).toBe('unfinished');
  for (let time = 0; time < 2; time += 1) {
    const { json } = await model.use('request_publish', { document });
    expect(json['waiting']).toMatchObject([{ id: document, approval: { state: 'open', asked: 1 } }]);
  }
  const letters = await database.db
    .selectFrom('outbox')
    .select('recipient')
    .where('message', '=', 'approval-asked')
    .execute();
  expect(letters).toEqual([{ recipient: reviewer.email }]);
});

import type { LoggedWithdrawal, QueryOf, ResultOf, withdrawalLog } from '@clausewright/contract';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { listDeclarations, type LoggedDeclaration } from './declaration-store.ts';
import { describeFunction } from './describe-function.ts';
import { openFunction } from './own-functions.ts';

/** What consumers declared, newest first. */
export async function readWithdrawals(
  ports: Pick<InstancePorts, 'db' | 'documentsUrl'>,
  { session, id, query }: { session: Session; id: string; query: QueryOf<typeof withdrawalLog> },
): Promise<Outcome<ResultOf<typeof withdrawalLog>>> {
  const opened = await openFunction(ports.db, id, session);
  if (!opened.ok) return opened;
  const { page = 1, per_page: perPage = 20 } = query;
  const declarations = await listDeclarations(ports.db, id, { page: Number(page), perPage: Number(perPage) });
  const withdrawal = await describeFunction(ports, opened.of);
  return {
    ok: true,
    value: { withdrawal, declarations: declarations.map(described), total: withdrawal.declarations },
  };
}

/** A declaration as calls and files tell it. */
export function described({ id, receivedAt, ...rest }: LoggedDeclaration): LoggedWithdrawal {
  return { declaration_id: id, received_at: receivedAt.toISOString(), ...rest };
}

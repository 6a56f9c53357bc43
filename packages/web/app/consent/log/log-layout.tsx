import { useMemo, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { AreaWords } from '../../language/area-words.tsx';
import { LogContext } from './log-context.ts';
import { LogList } from './log-list.tsx';
import './consents-log.css';

/**
 * Around the pages of a site's log. The list outlives a look at one of its records: who comes back finds it as
 * it was.
 */
export default function LogLayout() {
  return (
    <AreaWords area="consent-log">
      <Log />
    </AreaWords>
  );
}

function Log() {
  const { record } = useParams();
  const { pathname, search } = useLocation();
  const [listed, setListed] = useState<{ pathname: string; search: string } | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [edition, setEdition] = useState(0);
  const isList = record === undefined;
  if (isList && (listed?.pathname !== pathname || listed.search !== search)) setListed({ pathname, search });
  if (!isList && record !== opened) setOpened(record);
  const log = useMemo(() => ({ changed: () => setEdition((before) => before + 1) }), []);
  return (
    <LogContext value={log}>
      {listed && (
        <div hidden={!isList}>
          <LogList {...listed} edition={edition} shown={isList} opened={opened} />
        </div>
      )}
      <Outlet />
    </LogContext>
  );
}

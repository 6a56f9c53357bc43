import { Resend } from '../../account/resend.tsx';
import { AreaWords } from '../../language/area-words.tsx';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whoever has not confirmed the address yet manages no consents (specification 4). */
export function Unconfirmed({ words }: { words: string }) {
  const { customer } = useSession();
  return (
    <Notice kind="info">
      <p>{words}</p>
      <AreaWords area="keep">
        <Resend email={customer?.email ?? ''} />
      </AreaWords>
    </Notice>
  );
}

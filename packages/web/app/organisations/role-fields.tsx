import { type MemberRole, memberRoles, narrowRoles } from '@clausewright/contract/member-roles';
import { useTranslations } from 'use-intl';
import { KeyWebsites } from '../account/key-websites.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { FieldSet } from '../ui/field.tsx';

export interface Grant {
  role: MemberRole;
  /** Null: all of them. */
  websites: readonly string[] | null;
}

interface Props {
  /** Prefix of ids. */
  id: string;
  grant: Grant;
  onGrant: (grant: Grant) => void;
  error: string | undefined;
}

/** Owners and billing always have all websites, a client never has. */
export function grantOf(role: MemberRole, websites: Grant['websites']): Grant {
  if (!narrowRoles.includes(role)) return { role, websites: null };
  return { role, websites: role === 'client' ? (websites ?? []) : websites };
}

export function RoleFields({ id, grant: { role, websites }, onGrant, error }: Props) {
  const t = useTranslations('api-keys.organisations');
  const tKeys = useTranslations('api-keys');
  return (
    <>
      <FieldSet id={`${id}-role`} label={t('role')}>
        <div className="choices">
          {memberRoles.map((one, index) => (
            <ChoiceCard
              key={one}
              type="radio"
              id={index === 0 ? `${id}-role` : `${id}-role-${one}`}
              name={`${id}-role`}
              value={one}
              checked={role === one}
              onChange={() => onGrant(grantOf(one, websites))}
              label={t(`roles.${one}.name`)}
              note={t(`roles.${one}.note`)}
            />
          ))}
        </div>
      </FieldSet>
      {narrowRoles.includes(role) && (
        <KeyWebsites
          id={`${id}-websites`}
          label={tKeys('fields.websites')}
          error={error}
          chosen={websites}
          notes={{ all: t('allNote'), some: t('someNote') }}
          onChoose={(chosen) => onGrant(grantOf(role, chosen))}
        />
      )}
    </>
  );
}

-- Versions whose payment went back: their permanent addresses answer 410 until they are served again.
create table withdrawn_versions (
  version_id random_id primary key references served_versions (version_id) on delete cascade,
  withdrawn_at timestamptz not null
);

-- Payments that went back before this was kept. What is served never goes on to an older version but where a
-- payment goes back, so every version above the one that is left held something unpaid. Of older ones those did
-- that say and hold what the payment was for, unless it was paid again.
with taken_back as (
  select t.item_id as agreement_id, t.quote -> 'item' ->> 'versionId' as version_id, t.updated_at,
    exists (
      select from jsonb_array_elements(t.quote -> 'lines') line
      where not exists (
        select from purchased_lines p where p.agreement_id = t.item_id and p.code = line ->> 'key'
      )
    ) as unpaid
  from transactions t
  where t.item_type = 'agreement' and not t.surplus and t.mismatch is null and t.captured >= t.amount
    and (t.state = 'refunded' or t.state = 'disputed' and t.dispute_state = 'lost')
)
insert into withdrawn_versions (version_id, withdrawn_at)
select s.version_id, max(b.updated_at)
from taken_back b
join agreements a on a.id = b.agreement_id
join served_versions s on s.agreement_id = a.id
join agreement_versions v on v.id = s.version_id
left join agreement_versions kept on kept.id = a.current_version_id
left join agreement_versions sold on sold.id = b.version_id
where s.version_id is distinct from a.current_version_id
  and (
    kept.id is null
    or v.number > kept.number
    or b.unpaid and v.answers = sold.answers and v.included = sold.included
  )
group by s.version_id;

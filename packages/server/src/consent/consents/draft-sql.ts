import { sql } from 'kysely';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';

/**
 * What is edited now of the consent `c`, put together as versions keep it. In one place, so that what was
 * published and what is edited compare as equal when nothing was changed.
 */
export const draftOfConsent = sql<BannerDraft>`jsonb_build_object(
  'appearance', c.appearance,
  'fields', c.fields,
  'domain', c.domain,
  'domains', (
    select coalesce(jsonb_agg(d.domain order by d.domain), '[]')
    from consent_domains d where d.site_id = c.site_id),
  'vendors', (
    select coalesce(jsonb_agg(v.details || jsonb_build_object(
      'id', v.id, 'catalogue_id', v.catalogue_id, 'name', v.name, 'type', v.type, 'active', v.active)
      order by v.position, v.id), '[]')
    from consent_vendors v where v.site_id = c.site_id))`;

import type { PreviewMessage } from '@clausewright/contract/banner';
import { useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { useNarrow } from '../../use-narrow.ts';
import { Switches } from './switches.tsx';
import { useFittedWidth } from './use-fitted-width.ts';
import { usePreview } from './use-preview.ts';
import type { SitePictures } from './use-site-pictures.ts';

interface Props {
  banner: Omit<PreviewMessage, 'layer'>;
  /** Whose page it stands on. */
  site: string;
  /** What lies behind it; null while that is being asked, absent where shapes of a page are enough. */
  pictures?: SitePictures | null;
  /** Layer that is shown first. */
  first?: 1 | 2;
  /** Said where the page in the frame does not answer. */
  failed: string;
}

/** Widths of the windows that the frame stands for, as in `consent-tabs.css`. */
const desktop = 1280;
const phone = 390;

/** A banner, run by its own script in a page of the consent service. */
export function BannerStage({ banner, site, pictures, first = 1, failed }: Props) {
  const t = useTranslations('banner-editor.preview');
  const format = useFormatter();
  const consentOrigin = useOperator().consentUrl || location.origin;
  const [layer, setLayer] = useState(first);
  const [wanted, setWanted] = useState<'wide' | 'narrow' | null>(null);
  const isPhone = useNarrow('(min-width: 48em)');
  const width = wanted ?? (isPhone ? 'narrow' : 'wide');
  const frame = useRef<HTMLIFrameElement>(null);
  const view = useFittedWidth(width === 'wide' ? desktop : phone);
  const message = useMemo(() => ({ ...banner, layer }), [banner, layer]);
  const state = usePreview(frame, consentOrigin, message, setLayer);
  const picture = width === 'wide' ? pictures?.desktop : pictures?.phone;
  // Its fragment tells the page to leave out the shapes of its own.
  const page = `${consentOrigin}/banner/preview${picture ? '#bare' : ''}`;
  return (
    <>
      <div className={`stage stage--${width}`}>
        <div className="stage__bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{site}</span>
        </div>
        <div className="stage__view" ref={view}>
          {picture && (
            <img
              className="stage__picture"
              src={`data:image/jpeg;base64,${picture}`}
              alt={t('picture', { site })}
            />
          )}
          {pictures !== null && (
            // Another address in the same frame would be a step of the browser's history.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of our own service; without an origin its messages could not be told from anybody's
            <iframe
              key={page}
              ref={frame}
              className="stage__frame"
              title={t('frame')}
              src={page}
              referrerPolicy="strict-origin"
            />
          )}
        </div>
      </div>
      {picture && pictures?.taken_at && (
        <p className="small muted mt-1">
          {t('pictured', { date: format.dateTime(new Date(pictures.taken_at), 'day') })}
        </p>
      )}
      {state === 'failed' && <output className="hint">{failed}</output>}
      <div className="cons__switches">
        <Switches
          label={t('layer')}
          options={[
            { value: '1', words: t('layers.first') },
            { value: '2', words: t('layers.second') },
          ]}
          value={String(layer)}
          onChange={(value) => setLayer(value === '2' ? 2 : 1)}
        />
        <Switches
          label={t('width')}
          options={[
            { value: 'wide', words: t('widths.wide') },
            { value: 'narrow', words: t('widths.narrow') },
          ]}
          value={width}
          onChange={setWanted}
        />
      </div>
    </>
  );
}

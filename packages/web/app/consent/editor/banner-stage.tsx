import type { PreviewMessage } from '@clausewright/contract/banner';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { Switches } from './switches.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  banner: Omit<PreviewMessage, 'layer'>;
  /** Whose page it stands on. */
  site: string;
  /** Layer that is shown first. */
  first?: 1 | 2;
  /** Said where the page in the frame does not answer. */
  failed: string;
}

/** A banner, run by its own script in a page of the consent service. */
export function BannerStage({ banner, site, first = 1, failed }: Props) {
  const t = useTranslations('banner-editor.preview');
  const consentOrigin = useOperator().consentUrl || location.origin;
  const [layer, setLayer] = useState(first);
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const frame = useRef<HTMLIFrameElement>(null);
  const message = useMemo(() => ({ ...banner, layer }), [banner, layer]);
  const state = usePreview(frame, consentOrigin, message, setLayer);
  return (
    <>
      <div className={`stage stage--${width}`}>
        <div className="stage__bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{site}</span>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- of our own service; without an origin its messages could not be told from anybody's */}
        <iframe
          ref={frame}
          className="stage__frame"
          title={t('frame')}
          src={`${consentOrigin}/banner/preview`}
          referrerPolicy="strict-origin"
        />
      </div>
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
          className="cons__widths"
          label={t('width')}
          options={[
            { value: 'wide', words: t('widths.wide') },
            { value: 'narrow', words: t('widths.narrow') },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
    </>
  );
}

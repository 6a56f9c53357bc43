import { prose } from '../../document/authoring.ts';
import { prevailing } from '../../shared-clauses/prevailing-language.ts';
import { clause } from './clause.ts';

export const changes = clause({
  id: 'di.changes',
  version: 2,
  parts: {
    changes: { meets: ['practice-di-contact'] },
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
  },
  text: {
    de: (c) => prose`
      ## Änderungen dieses Dokuments

      ${c.part.changes`Diese Fassung gilt ab dem ${c.date(c.say.effective_date)}. Wir passen sie an, wenn sich unsere Inhalte oder das Recht ändern, und veröffentlichen die neue Fassung auf dieser Seite.`}

      ${c.part.prevailing(prose`
        ## Sprachfassungen

        Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing('de', c.a)} Fassung; ein Verbraucher darf sich auf die Fassung verlassen, die ihm vorlag, wenn sie für ihn günstiger ist.`)}`,
    en: (c) => prose`
      ## Changes to this document

      ${c.part.changes`This version applies from ${c.date(c.say.effective_date)}. We adapt it when our content or the law changes and publish the new version on this page.`}

      ${c.part.prevailing(prose`
        ## Language versions

        If the language versions differ, the ${prevailing('en', c.a)} version prevails; a consumer may rely on the version that was presented if it is more favourable to the consumer.`)}`,
    es: (c) => prose`
      ## Cambios de este documento

      ${c.part.changes`Esta versión se aplica desde el ${c.date(c.say.effective_date)}. La adaptamos cuando cambian nuestros contenidos o la legislación y publicamos la nueva versión en esta página.`}

      ${c.part.prevailing(prose`
        ## Versiones lingüísticas

        Si las versiones lingüísticas difieren, prevalece la versión ${prevailing('es', c.a)}; un consumidor puede acogerse a la versión que se le presentó si le es más favorable.`)}`,
    fr: (c) => prose`
      ## Modifications de ce document

      ${c.part.changes`Cette version s’applique à compter du ${c.date(c.say.effective_date)}. Nous l’adaptons lorsque nos contenus ou la législation changent et publions la nouvelle version sur cette page.`}

      ${c.part.prevailing(prose`
        ## Versions linguistiques

        Si les versions linguistiques divergent, la version ${prevailing('fr', c.a)} prévaut ; un consommateur peut se prévaloir de la version qui lui a été présentée si elle lui est plus favorable.`)}`,
    it: (c) => prose`
      ## Modifiche di questo documento

      ${c.part.changes`Questa versione si applica a partire dal giorno ${c.date(c.say.effective_date)}. La aggiorniamo quando cambiano i nostri contenuti o la legge e pubblichiamo la nuova versione su questa pagina.`}

      ${c.part.prevailing(prose`
        ## Versioni linguistiche

        Se le versioni linguistiche divergono, prevale la versione ${prevailing('it', c.a)}; un consumatore può avvalersi della versione che gli è stata presentata se gli è più favorevole.`)}`,
    nl: (c) => prose`
      ## Wijzigingen van dit document

      ${c.part.changes`Deze versie geldt vanaf ${c.date(c.say.effective_date)}. Wij passen dit document aan wanneer onze inhoud of de wet verandert, en publiceren de nieuwe versie op deze pagina.`}

      ${c.part.prevailing(prose`
        ## Taalversies

        Verschillen de taalversies, dan geldt de ${prevailing('nl', c.a)} versie; een consument mag zich beroepen op de versie die hem is voorgelegd als die voor hem gunstiger is.`)}`,
  },
});

import type { BannerTexts } from '../banner-texts.ts';

export const portuguese: BannerTexts = {
  layer: {
    accept: 'Aceitar tudo',
    reject: 'Rejeitar tudo',
    choose: 'Escolher',
    understood: 'Fechar',
    optOut: 'Não vender nem partilhar os meus dados pessoais',
    choices: 'Opções de privacidade',
  },
  titles: {
    'opt-in': 'Só com o seu consentimento',
    exempt: 'A decisão sobre os cookies opcionais é sua',
    'opt-out': 'A decisão sobre os seus dados pessoais é sua',
    notice: 'Como utilizamos cookies',
  },
  introductions: {
    'opt-in':
      'Se der o seu consentimento, utilizamos {vendors} para {purposes} e, para isso, armazenamos e lemos dados no seu dispositivo. O consentimento é facultativo e pode retirá-lo a qualquer momento em «{choices}».',
    'opt-out':
      'Utilizamos {vendors} para {purposes}. Deste modo são divulgados dados sobre a sua visita, o que o direito de alguns estados dos EUA pode considerar venda ou partilha de dados pessoais. Pode recusar a qualquer momento: aqui em «{optOut}» ou mais tarde em «{choices}».',
    notice:
      'Utilizamos {vendors} para {purposes}. Para isso, são armazenados dados no seu dispositivo, lidos a partir dele e tratados. Pode recusar a qualquer momento em «{choices}».',
    runs: 'Para melhorar este sítio, utilizamos desde o início {vendors} para {purposes}. Para isso, são armazenados dados no seu dispositivo, lidos a partir dele e tratados. Pode opor-se gratuitamente a qualquer momento: aqui em «{reject}» ou mais tarde em «{choices}».',
    asks: 'Só utilizamos {vendors} para {purposes} se der o seu consentimento. O consentimento é facultativo e pode retirá-lo a qualquer momento em «{choices}».',
    nothing: 'Este sítio utiliza apenas o que é necessário para funcionar. Não há nada a escolher.',
  },
  purposes: {
    FUNCTIONALITY: 'funções adicionais',
    ANALYTICS: 'estatísticas de visitas',
    ADVERTISING: 'publicidade personalizada',
    MARKETING: 'marketing personalizado',
  },
  others: { one: 'mais 1 fornecedor', many: 'mais {count} fornecedores' },
  links: { privacy: 'Política de Privacidade', cookies: 'Política de Cookies', imprint: 'Informação legal' },
  responsible: 'Responsável por este sítio: {contact}',
  withoutScript: 'Sem JavaScript, não é executado neste sítio nenhum serviço que exija consentimento.',
  preferences: {
    signal:
      'O seu navegador envia o sinal «não vender nem partilhar» (Global Privacy Control). Respeitamo-lo: tudo o que é opcional permanece desligado, a não ser que o ligue.',
    close: 'Fechar sem alterar nada',
    save: 'Guardar as escolhas',
    alwaysOn: 'Sempre ligado',
    on: 'Ligado',
    off: 'Desligado',
    company: 'Empresa',
    purpose: 'Finalidade',
    keptFor: 'Prazo de conservação',
    session: 'Até fechar o navegador',
    vendors: 'Fornecedores',
    cookies: 'Cookies',
    privacyNotice: 'Aviso de privacidade',
    record: 'O seu registo: {record}, alterado pela última vez em {date}',
    placeholder:
      'Este conteúdo provém de {vendor}. Só é carregado se der o seu consentimento, porque então são enviados dados para {vendor}.',
    allowOnce: 'Carregar uma vez',
    allowAlways: 'Permitir sempre {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Essenciais',
        about: 'Sem eles o sítio não funciona ou não é seguro. Não precisam de consentimento.',
      },
      FUNCTIONALITY: {
        name: 'Funcionalidade',
        about: 'Acrescenta funções opcionais, como vídeos, mapas e conversação.',
      },
      ANALYTICS: {
        name: 'Estatísticas',
        about: 'Conta as visitas e mostra que páginas são usadas, para que o sítio possa ser melhorado.',
      },
      ADVERTISING: {
        name: 'Publicidade',
        about: 'Mostra publicidade adequada aos seus interesses, aqui e noutros locais, e mede se funciona.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Adapta a si boletins informativos, ofertas e conteúdos de redes sociais e mostra que parceiro o trouxe aqui.',
      },
    },
  },
};

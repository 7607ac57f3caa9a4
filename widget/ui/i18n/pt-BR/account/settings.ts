import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Configurações',
    language: 'Idioma',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Escuro', auto: 'Como seu dispositivo' },
    asSite: 'Como o site',
    network: 'Rede inicial',
    note: 'Valem neste site e vêm antes do que o site define.',
    help: 'Ajuda',
    log: 'Registro para o suporte',
    logLead:
      'O que o widget fez nesta página: conexões, pedidos por nome, etapas de transferências, erros. Endereços, chaves e valores ficam de fora. Ele fica aqui até você compartilhar.',
    logOff: 'Este site não guarda registro.',
    copy: 'Copiar registro',
    copyFailed: 'Seu navegador não permitiu copiar. Selecione o texto.',
    about: 'Sobre',
    site: 'Site',
    version: 'Versão',
    kept: 'Lembrado',
    keptIn: {
      local: 'Neste navegador',
      cookie: 'Em um cookie deste site',
      memory: 'Até a página ser fechada',
    },
  },
} satisfies typeof english

import type { parse } from 'micromark';

type Options = NonNullable<NonNullable<Parameters<typeof parse>[0]>>;
type Extension = NonNullable<Options['extensions']>[number];
type Tokenizer = Extract<NonNullable<Extension['text']>[string], { tokenize: unknown }>['tokenize'];
type TokenType = Parameters<Parameters<Tokenizer>[0]['enter']>[0];

/** The type of the tokens of `||`. It is none of the types that micromark declares. */
const tokenName: string = 'spoilerMark';
const token = tokenName as TokenType;

const verticalBar = 124;

const tokenize: Tokenizer = (effects, ok, nok) => {
  return (code) => {
    effects.enter(token);
    effects.consume(code);
    return (next) => {
      if (next !== verticalBar) return nok(next);
      effects.consume(next);
      effects.exit(token);
      return ok;
    };
  };
};

/** The syntax of reviews as an extension of micromark: with marks of spoilers, and without what reviews do not have. */
export const reviewSyntax: Extension = {
  text: { [verticalBar]: { name: tokenName, tokenize } },
  disable: {
    null: [
      'characterReference',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

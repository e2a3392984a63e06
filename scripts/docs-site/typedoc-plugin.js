import { CommentTag, Converter, ReflectionKind } from 'typedoc';

/** Marks the text of a `@see` tag that names the call of the platform, such as `POST /ecom/v1/carts`. */
const restCall = /^(GET|POST|PUT|PATCH|DELETE) \//;

/**
 * Whether a variable of a type is an operation. Those with several call signatures have an interface.
 *
 * @param {import('typedoc').ReferenceType} type
 */
const isOperation = ({ name, reflection }) =>
  /^(Query)?Operation/.test(name) ||
  (reflection?.isDeclaration() === true &&
    (reflection.extendedTypes ?? []).some((base) => base.type === 'reference' && base.name === 'DeclaredOperation'));

/**
 * Group of a variable in the reference: operations come before everything else of a module.
 *
 * @param {import('typedoc').DeclarationReflection} variable
 * @returns {string | undefined}
 */
function getGroup({ name, type }) {
  if (type?.type === 'reference' && isOperation(type)) return 'Operations';
  return type?.type === 'reflection' && /^[A-Z]/.test(name) ? 'Enumerations' : undefined;
}

/**
 * TypeDoc plugin of the API reference. Groups operations and enumerations, gives the call of the platform its own
 * heading, names the main module of each package, and leaves out repeated namespaces.
 *
 * @param {import('typedoc').Application} app
 * @returns {void}
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) {
      if (module.name === '') module.name = 'main';
      // The namespaces of the entry point `modules` repeat the operations that the other modules document.
      if (module.name === 'modules')
        for (const namespace of [...(module.children ?? [])]) project.removeReflection(namespace);
    }
    for (const reflection of Object.values(project.reflections)) {
      if (!reflection.isDeclaration() || !reflection.comment) continue;
      const { comment } = reflection;
      for (const tag of comment.blockTags) {
        if (tag.tag === '@see' && restCall.test(tag.content[0]?.text ?? '')) {
          tag.tag = '@rest';
          tag.content = [
            {
              kind: 'code',
              text: `\`${tag.content
                .map(({ text }) => text)
                .join('')
                .trim()}\``,
            },
          ];
        }
      }
      const group = reflection.kindOf(ReflectionKind.Variable) && getGroup(reflection);
      if (group) comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]));
    }
  });
}

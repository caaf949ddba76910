import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The specs leave the endings of what they import away, as their runner finds them; here node must. */
registerHooks({
  resolve(specifier, context, next) {
    const bare = specifier.startsWith('.') && context.parentURL ? new URL(`${specifier}.ts`, context.parentURL) : undefined;
    return next(bare && existsSync(fileURLToPath(bare)) ? bare.href : specifier, context);
  },
});

const { audit } = await import('./audit.ts');
process.exitCode = (await audit(process.argv.slice(2))) ? 0 : 1;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * What an editor shows over each call `{client}.{router}.{name}` of a file, by the procedure's id. The file is read as a
 * project in that folder reads it.
 */
export function hoverTexts(folder: string, fileName: string): ReadonlyMap<string, string> {
  const file = join(folder, fileName);
  const service = serviceOf(folder, file);
  const source = readFileSync(file, 'utf8');
  const texts = new Map<string, string>();
  for (const { index, 1: router, 2: name, 0: whole } of source.matchAll(/\bclient\.(\w+)\.(\w+)\./g)) {
    const shown = service.getQuickInfoAtPosition(file, index + whole.length - 2);
    texts.set(`${router}.${name}`, ts.displayPartsToString(shown?.documentation));
  }
  return texts;
}

function serviceOf(folder: string, file: string): ts.LanguageService {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: name =>
      ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? '') : undefined,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

import { expect } from 'playwright/test';
import { holdScript, test } from './visit';

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

test('the first tap on Copy Checklist takes effect once, however late the script', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letIn = await holdScript(page);
  await page.goto('/industries/automotive');
  await page.getByRole('button', { name: 'Copy Checklist' }).tap();
  letIn();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('HS code: [ ]');
});

test('the first tap on Show all takes effect once, however late the script', async ({ page }) => {
  const letIn = await holdScript(page);
  await page.goto('/zh-hant');
  await page.getByRole('link', { name: '顯示全部行業' }).tap();
  letIn();
  await expect(page.locator('section[aria-labelledby="industries"] li')).toHaveCount(14);
  await expect(page).toHaveURL(/\/zh-hant$/);
});

test('the menu opens before any script', async ({ page }) => {
  const letIn = await holdScript(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  letIn();
  await page.waitForFunction(() => window.awake);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

<?php
/**
 * The scripts of WordPress that block.js needs, and its version.
 *
 * @package Gildshelf
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '0.1.0',
);
